import { isFlagVersion } from '#domain/flag/versions.ts';
import { useLoaded, useNameOf, useSearchOf } from '#web/page/use-page.ts';
import { proposalFormPage } from './page.ts';

/** Whether the proposer's mobile number is read back, by the visitor's version of the test or the one that the address asks for. */
export function useReadsBack(): boolean {
  const { flags } = useLoaded(proposalFormPage);
  const isProposer = useNameOf(proposalFormPage) === 'proposer-detail';
  const wished = useSearchOf(proposalFormPage)['mobile-field'];
  const version = isFlagVersion(wished) ? wished : flags['mobile-field'];
  return isProposer && version === 'v2.0';
}
