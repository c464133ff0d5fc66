import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';

/** The way to another device; none where no code can be sent. */
export function Elsewhere({ proposalID }: { readonly proposalID: string }) {
  const t = useText();
  const { hasCodes } = useSite();
  if (!hasCodes) return null;
  return (
    <p className="small">
      <Link href={paths.otherDevice(proposalID)}>{t('proposal.elsewhere')}</Link>
    </p>
  );
}
