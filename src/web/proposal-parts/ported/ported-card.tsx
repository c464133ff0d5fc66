import type { WirePorted } from '#contract/proposal/ported.ts';
import { Card } from '#web/ui/card.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';

/** What a policy that is moved here brings along, as the paper says it that is kept. */
export function PortedCard({ ported }: { readonly ported: WirePorted | null }) {
  const [first, ...people] = ported?.credit ?? [];
  if (!first) return null;
  return (
    <Card as="section" label={first.heading} className="stack-3">
      <h2>{first.heading}</h2>
      <PaperBlocks blocks={first.blocks} heading={first.heading} />
      {people.map(({ heading, blocks }) => (
        <div key={heading} className="stack-2">
          <h3>{heading}</h3>
          <PaperBlocks blocks={blocks} heading={heading} />
        </div>
      ))}
    </Card>
  );
}
