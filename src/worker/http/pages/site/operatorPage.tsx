/** The operator's page, and its sign-in form. */
import type { Child } from 'hono/jsx';
import { explain, type Words } from '../../../../words/index.ts';
import type { GameId } from '../../../game/model/ids.ts';
import type { ListedLetter } from '../../../game/model/letterFate.ts';
import type { Trouble } from '../../../game/model/trouble.ts';
import type { Lack } from '../../../lacks.ts';
import type { GateState } from '../../../mail/out/senderObject.ts';
import type { Heartbeat } from '../../../store/heartbeats.ts';
import type { RefusedMail } from '../../../store/mail/refusedMail.ts';
import type { Suppression } from '../../../store/mail/suppressions.ts';
import type { DayCount, FoundGame, StoppedAddress } from '../../../store/overview.ts';
import type { Account } from '../../../store/people/accounts.ts';
import type { Ban } from '../../../store/people/bans.ts';
import type { ListedReport } from '../../../store/people/playerReports.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { type NotedGame, Notes } from './operatorNotes.tsx';
import { AccountLink, Act, GameLink, moment, Table } from './operatorParts.tsx';

export interface PlayersMail {
  readonly account: Account;
  readonly letters: readonly ListedLetter[];
  readonly suppression: Suppression | undefined;
  readonly mode: string;
  readonly ban: Ban | undefined;
}

export interface Desk {
  /** What was just done. */
  readonly done: string | undefined;
  readonly letters: number;
  readonly hasSession: boolean;
  readonly lacks: readonly Lack[];
  readonly gate: GateState;
  readonly jobs: readonly Heartbeat[];
  readonly parked: readonly ListedLetter[];
  readonly found: readonly FoundGame[];
  readonly stuck: readonly { readonly game: GameId; readonly wakeAt: number }[];
  readonly readOnly: readonly { readonly game: GameId; readonly trouble: Trouble }[];
  readonly stopped: readonly StoppedAddress[];
  readonly refused: readonly RefusedMail[];
  readonly counts: readonly DayCount[];
  readonly closed: readonly Ban[];
  readonly reports: readonly ListedReport[];
  readonly who: string | undefined;
  readonly player: PlayersMail | 'nobody' | undefined;
  /** The game whose notes are shown. */
  readonly noted: NotedGame | undefined;
}

export function tokenPage({ pages: { operator } }: Words, problem: string | undefined): PageFacts {
  const text = operator.signIn;
  return {
    title: operator.title,
    children: (
      <>
        <h1>{operator.title}</h1>
        <Problem sentences={problem === undefined ? [] : [problem]} />
        <p>{text.sentence}</p>
        <form method="post" action="/operator/sign-in" class="card">
          <div class="field">
            <label for="token">{text.token}</label>
            <input id="token" name="token" type="password" autocomplete="off" required />
          </div>
          <button type="submit">{text.open}</button>
        </form>
      </>
    ),
  };
}

export function deskPage(words: Words, desk: Desk, _now: number): PageFacts {
  const text = words.pages.operator;
  const facts = { words, desk };
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <Done words={words} desk={desk} />
        <Mail {...facts} />
        <Lacks {...facts} />
        <Jobs {...facts} />
        <Letters {...facts} />
        <Games {...facts} />
        <People {...facts} />
        <Notes words={words} noted={desk.noted} />
        <Traffic {...facts} />
        {desk.hasSession ? <Act act="" label={text.signOut} action="/operator/sign-out" /> : null}
      </>
    ),
  };
}

interface Facts {
  readonly words: Words;
  readonly desk: Desk;
}

const SAID = [
  'open',
  'ban',
  'liftBan',
  'lift',
  'nobody',
  'noteRemoved',
  'noteRemovedBefore',
  'noNote',
] as const;

const isSaid = (done: string | undefined): done is (typeof SAID)[number] =>
  SAID.some((each) => each === done);

const Done = ({ words, desk: { done, letters } }: Facts) => {
  const said = words.pages.operator.done;
  const sentence = done === 'resend' ? said.resend(letters) : isSaid(done) ? said[done] : undefined;
  return sentence === undefined ? null : (
    <p class="status" role="status">
      {sentence}
    </p>
  );
};

const Mail = ({ words, desk: { gate } }: Facts) => {
  const text = words.pages.operator.mail;
  const { fault } = gate;
  return (
    <section>
      <h2>{text.title}</h2>
      {fault ? (
        <div class="problem" role="alert">
          <p>{text.stopped(moment(fault.since), moment(fault.until))}</p>
          <p>{fault.error}</p>
        </div>
      ) : (
        <p>{text.runs}</p>
      )}
      <p class="hint">{text.waiting(gate.waiting)}</p>
      {fault ? <Act act="open" label={text.open} /> : null}
    </section>
  );
};

const Lacks = ({ words, desk: { lacks } }: Facts) => (
  <section>
    <h2>{words.pages.operator.lacks.title}</h2>
    {lacks.length === 0 ? <p class="hint">{words.pages.operator.lacks.all}</p> : null}
    <ul>
      {lacks.map((lack) => (
        <li>{explain(words.settings.lacks, lack)}</li>
      ))}
    </ul>
  </section>
);

const Jobs = ({ words, desk: { jobs } }: Facts) => {
  const text = words.pages.operator.jobs;
  const rows = jobs.map(({ job, at, error }) => [job, moment(at), error ?? '']);
  return <Table words={words} title={text.title} heads={[text.job, text.last, text.error]} rows={rows} />;
};

const letterRows = (letters: readonly ListedLetter[]): readonly (readonly Child[])[] =>
  letters.map(({ game, seat, kind, ply, fate, error, at }) => [
    moment(at),
    <GameLink game={game} />,
    `${kind} ${seat}:${ply}`,
    error === undefined ? fate : `${fate}: ${error}`,
  ]);

const Letters = ({ words, desk: { parked, refused } }: Facts) => {
  const text = words.pages.operator;
  return (
    <>
      <Table
        words={words}
        title={text.parked.title}
        heads={[text.at, text.game, text.parked.letter, text.error]}
        rows={letterRows(parked)}
      />
      {parked.length > 0 ? <Act act="resend" label={text.parked.resend} /> : null}
      <Table
        words={words}
        title={text.refused.title}
        heads={[text.at, text.refused.from, text.refused.to, text.refused.reason]}
        rows={refused.map(({ at, domain, game, seat, did, reason }) => [
          moment(at),
          domain === '' ? text.unknown : domain,
          game === undefined ? text.unknown : `${game}:${seat}`,
          `${did}: ${reason}`,
        ])}
      />
    </>
  );
};

const Games = ({ words, desk: { found, stuck, readOnly } }: Facts) => {
  const text = words.pages.operator;
  return (
    <>
      <Table
        words={words}
        title={text.found.title}
        heads={[text.at, text.game, text.error]}
        rows={found.map(({ sweptAt, game, found: { isAlarmLost, failing } }) => [
          moment(sweptAt),
          <GameLink game={game} />,
          <>
            {isAlarmLost ? <p>{text.found.alarmLost}</p> : null}
            {failing.map(({ key, attempts, error }) => (
              <p>{text.found.failing(key, attempts, error)}</p>
            ))}
          </>,
        ])}
      />
      <Table
        words={words}
        title={text.stuck.title}
        heads={[text.game, text.error]}
        rows={stuck.map(({ game, wakeAt }) => [
          <GameLink game={game} />,
          text.stuck.sentence(moment(wakeAt)),
        ])}
      />
      <Table
        words={words}
        title={text.readOnly.title}
        heads={[text.game, text.error]}
        rows={readOnly.map(({ game, trouble }) => [
          <a href={`/operator/games/${game}/log`}>{game}</a>,
          `${trouble.code} ${trouble.seq}: ${trouble.error}`,
        ])}
      />
    </>
  );
};

const People = ({ words, desk: { who, player, stopped, closed, reports } }: Facts) => {
  const text = words.pages.operator;
  return (
    <>
      <section>
        <h2>{text.player.title}</h2>
        <p>{text.player.sentence}</p>
        <form method="get" action="/operator" class="card">
          <div class="field">
            <label for="who">{text.player.who}</label>
            <input id="who" name="who" type="text" value={player === 'nobody' ? (who ?? '') : ''} required />
          </div>
          <button type="submit">{text.player.look}</button>
        </form>
        {player === 'nobody' ? <Problem sentences={[text.done.nobody]} /> : null}
        {player && player !== 'nobody' ? <Player words={words} player={player} /> : null}
      </section>
      <Table
        words={words}
        title={text.reports.title}
        heads={[text.at, text.account, text.game, text.reports.said]}
        rows={reports.map(({ at, about, aboutName, game, text: said }) => [
          moment(at),
          <AccountLink account={about} name={aboutName ?? ''} />,
          game ? (
            <>
              <GameLink game={game} /> <a href={`/operator?game=${game}#notes`}>{text.notes.title}</a>
            </>
          ) : (
            ''
          ),
          said,
        ])}
      />
      <Table
        words={words}
        title={text.stopped.title}
        heads={[text.at, text.account, text.error]}
        rows={stopped.map(({ at, account, name, reason, detail }) => [
          moment(at),
          <AccountLink account={account} name={name} />,
          `${text.stopped.reasons[reason]}: ${detail}`,
        ])}
      />
      <Table
        words={words}
        title={text.bans.title}
        heads={[text.at, text.account, text.error]}
        rows={closed.map(({ at, account, name, reason }) => [
          moment(at),
          <AccountLink account={account} name={name} />,
          reason,
        ])}
      />
    </>
  );
};

const Player = ({ words, player }: { words: Words; player: PlayersMail }) => {
  const text = words.pages.operator;
  const { account, letters, suppression, mode, ban } = player;
  const reason = suppression && text.stopped.reasons[suppression.reason];
  return (
    <div class="card">
      <h3>{text.player.heading(account.name, account.id)}</h3>
      <p>
        {account.isProved ? text.player.proved : text.player.notProved} {text.player.mode(mode)}
      </p>
      {suppression && reason ? (
        <>
          <p>{text.player.stopped(`${reason} (${suppression.detail})`, moment(suppression.at))}</p>
          <Act act="lift" label={text.stopped.lift} who={account.id} />
        </>
      ) : null}
      <Table
        words={words}
        title={text.parked.letter}
        heads={[text.at, text.game, text.parked.letter, text.error]}
        rows={letterRows(letters)}
      />
      {ban ? (
        <>
          <p>{text.player.banned(moment(ban.at), ban.reason)}</p>
          <Act act="liftBan" label={text.player.liftBan} who={account.id} />
        </>
      ) : (
        <Act act="ban" label={text.player.ban} who={account.id}>
          <div class="field">
            <label for="reason">{text.player.banReason}</label>
            <input id="reason" name="reason" type="text" maxlength={200} />
          </div>
        </Act>
      )}
    </div>
  );
};

const Traffic = ({ words, desk: { counts } }: Facts) => {
  const text = words.pages.operator.counts;
  const rows = counts.map(({ day, what, count }) => [day, what, String(count)]);
  return <Table words={words} title={text.title} heads={[text.day, text.what, text.count]} rows={rows} />;
};
