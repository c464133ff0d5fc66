import type { FastifyInstance } from 'fastify';
import { formField } from '#contract/call/decoding.ts';
import type { ProposalRow } from '#domain/operating/stuck.ts';
import { searchBuyer } from '#usecases/opening/search-buyer.ts';
import type { Ports } from '#usecases/ports.ts';
import { rawBodyOf } from '../../../ground/bodies.ts';
import { type Html, html } from '../../../ground/pages/html.ts';
import type { PlainPageContent } from '../../../ground/pages/plain-page.ts';
import { operatorsPages } from '../addresses.ts';
import { operatorsRoute as config, type OperatorsNeeds, requireOperator } from '../guard.ts';
import { lookUp, type Operator } from '../lookups.ts';
import { sheetsPage } from '../sheet-page.ts';
import { proposalSheet } from '../sheets.ts';

/**
 * Finds the policies of somebody who calls. What is looked for is posted: no address, and so no log of a proxy, has a mobile
 * or a name in it.
 */
export function registerBuyers(app: FastifyInstance, needs: OperatorsNeeds): void {
  const { ports, sessions } = needs;
  const { path } = operatorsPages.buyers;
  app.get(path, { config }, (request, reply) =>
    requireOperator(request, reply, needs, async () => buyersPage('')),
  );
  app.post(path, { config }, (request, reply) =>
    requireOperator(request, reply, needs, async (operator) => {
      const form = rawBodyOf(request, 'form') ?? '';
      const input = (formField(form, 'q') ?? '').trim().slice(0, 200);
      const reason = (formField(form, 'reason') ?? '').trim().slice(0, 200);
      if (!sessions.isFromHere(request) || input === '' || reason === '') {
        reply.code(sessions.isFromHere(request) ? 400 : 403);
        return buyersPage('Nothing was looked for. Say whom and why, on this page.');
      }
      return foundPage(ports, await find(ports, operator, input, reason));
    }),
  );
}

/** By what somebody is reached, or who they are; else by what their policy is called. Each way is a line of the log. */
async function find(
  ports: Ports,
  operator: Operator,
  input: string,
  reason: string,
): Promise<readonly ProposalRow[]> {
  const result = await searchBuyer(ports, input, { ...operator, reason });
  if (result.ok) return result.value;
  return (await lookUp(ports, { ...operator, reason }, input)).purchases;
}

function foundPage({ clock }: Pick<Ports, 'clock'>, rows: readonly ProposalRow[]): PlainPageContent {
  if (rows.length === 0) return buyersPage('Nobody with a policy was found by this.');
  return sheetsPage('Buyers', [proposalSheet(rows, clock.now())], searchForm());
}

function buyersPage(trouble: string): PlainPageContent {
  const line = trouble === '' ? '' : html`<p class="bad" role="alert">${trouble}</p>`;
  return sheetsPage('Buyers', [], html`${line}${searchForm()}`);
}

function searchForm(): Html {
  return html`<form method="post" action="${operatorsPages.buyers.path}">
<label>Mobile, mail, name and birth date, or policy number <input name="q" required maxlength="200" size="40" autocomplete="off" spellcheck="false"></label>
<label>Why <input name="reason" required maxlength="200" autocomplete="off"></label>
<button>Search</button></form>
<p class="quiet">A name with its date: Meera Nair 1990-12-15. That it was looked, why, and what was found is in the log; what was looked for is not.</p>`;
}
