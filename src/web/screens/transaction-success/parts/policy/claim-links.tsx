import { useText } from '#web/browser/text.tsx';
import { type ClaimPage, claimPageHref } from '#web/proposal-parts/bought/claim-pages.ts';
import type { MessageId } from '#words/areas.ts';

const links: readonly { readonly page: ClaimPage; readonly words: MessageId }[] = [
  { page: 'claim', words: 'policy.claim.tell' },
  { page: 'estimate', words: 'policy.claim.estimate' },
  { page: 'complaint', words: 'policy.claim.complaint' },
];

/** To tell a claim and see how it stands; what a stay will cost, before and while; and what to do where less was paid. The server's own pages. */
export function ClaimLinks({ proposalID }: { readonly proposalID: string }) {
  const t = useText();
  return (
    <ul>
      {links.map(({ page, words }) => (
        <li key={page}>
          <a className="tap" href={claimPageHref(proposalID, page)}>
            {t(words)}
          </a>
        </li>
      ))}
    </ul>
  );
}
