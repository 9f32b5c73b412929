/** Plans by mail, as people write them. */
import { describe, expect, it } from 'vitest';
import { planCorpus } from '../../../support/worker/planCorpus.ts';
import { decisionOnPlan } from '../../../support/worker/planMail.ts';

const linesOf = (written: string): string => written.replaceAll('|', '\n');

describe('a letter with a plan', () => {
  it.each(planCorpus)('%s: %s', async (moment, written, decided) => {
    expect((await decisionOnPlan(linesOf(written), moment)).said).toBe(decided);
  });

  it('adds to the plan that is kept, and an equal condition replaces', async () => {
    const { plan } = await decisionOnPlan('if g1-g2 then e2-d2', 'his');
    const more = await decisionOnPlan('if a2-b3 then e2-f2', 'his', { kept: plan });
    expect(more.said).toBe('keeps (1) g1-g2 > e2-d2 (2) a2-b3 > e2-f2');
    const other = await decisionOnPlan('if g1-g2 then b1-c1\notherwise e2-e3', 'his', { kept: more.plan });
    expect(other.said).toBe('keeps (1) g1-g2 > b1-c1 (2) a2-b3 > e2-f2 (3) any > e2-e3');
    expect((await decisionOnPlan('whatever happens', 'his', { kept: plan })).said).toBe(
      'keeps (1) g1-g2 > e2-d2 unguarded',
    );
    expect((await decisionOnPlan('no plan', 'his', { kept: plan })).said).toBe('ends');
    expect((await decisionOnPlan('plan', 'his', { kept: plan })).said).toBe('told');
  });

  it('is taken from a proven sender only', async () => {
    const unproven = await decisionOnPlan('f1-e2\n\nif g1-g2 then e2-d2', 'hers', { isProven: false });
    expect(unproven.said).toBe('refuses PLAN_NOT_PROVEN');
  });
});
