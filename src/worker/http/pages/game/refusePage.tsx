/** The page for blocking a host's invitations, or reporting the host to the operator. */
import type { Words } from '../../../../words/index.ts';
import { LONGEST_REPORT } from '../../../limits.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import type { InvitationLink } from './gameLinks.ts';

interface RefuseFacts {
  readonly done?: 'block' | 'unblock' | 'report';
  readonly problem?: string;
}

export function refusePage(words: Words, link: InvitationLink, { done, problem }: RefuseFacts): PageFacts {
  const { snapshot, token } = link;
  const text = words.pages.invitation.refuse;
  const host =
    snapshot.seats.find(({ account }) => account === snapshot.host)?.name || words.pages.invitation.somebody;
  const said = {
    block: text.isBlocked(host),
    unblock: text.isUnblocked(host),
    report: text.isReported,
  };
  return {
    title: text.title(host),
    children: (
      <>
        <h1>{text.title(host)}</h1>
        <Problem sentences={problem === undefined ? [] : [problem]} />
        {done ? <p class="status">{said[done]}</p> : null}
        <form method="post" action={`/invitation/${token}/refuse`} class="card">
          <p class="hint">{text.aboutNever(host)}</p>
          {done === 'block' ? (
            <button type="submit" name="do" value="unblock" class="plain">
              {text.takeBack}
            </button>
          ) : (
            <button type="submit" name="do" value="block">
              {text.never(host)}
            </button>
          )}
        </form>
        {done === 'report' ? null : (
          <form method="post" action={`/invitation/${token}/refuse`} class="card">
            <div class="field">
              <label for="report">{text.whatHappened}</label>
              <textarea id="report" name="text" rows={4} maxlength={LONGEST_REPORT} />
            </div>
            <button type="submit" name="do" value="report">
              {text.report}
            </button>
          </form>
        )}
        <p>
          <a href={`/invitation/${token}`}>{text.toInvitation}</a>
        </p>
      </>
    ),
  };
}
