declare const brand: unique symbol;

/** The id of a game's rules (`three-crowns`); not the id of a game that is played by them. */
export type RulesId = string & { readonly [brand]: 'RulesId' };

/** For text that was stored, typed or sent as such an id. There may be no such rules: `rulesById` tells. */
export const asRulesId = (text: string): RulesId => text as RulesId;
