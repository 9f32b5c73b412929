/** Words of letters that ask for a game. */
const setOf = (words: string): readonly string[] => [...new Set(words.split(/[|\s]+/))];

export const requests = {
  anybody: setOf(
    "anybody anyone somebody someone lobby jemand jeder irgendwer quelqu'un n'importe alguien cualquiera qualcuno chiunque iemand alguem qualquer",
  ),
  private: setOf('private privat prive privee privada privado privata privato besloten'),
  /** Words that may surround names and games. */
  noise: setOf(
    `to for a an the game games match of play playing new start let lets with against versus vs and plus by mail please at in me my
   opponent opponents player players friend hi hello dear i would like want id challenge offer
   zu zum zur einer einem eine ein das dem der spiel partie gegen mit und spielen spiel neue neues neuen bitte mich auf gegner ich mochte will
   une un de du au jeu avec contre et jouer nouvelle adversaire je voudrais veux
   una partida al el juego con contra y jugar nueva quiero
   di partita gioco contro e giocare nuova vorrei voglio alla
   een het spel partij van tegen met en spelen nieuw nieuwe voor uit ik wil
   uma um jogo com o jogar novo nova quero para d l`.trim(),
  ),
};
