import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { paths } from '#web/paths.ts';
import css from '#web/proposal-parts/outcome/policy-page.module.css';
import { Link } from '#web/ui/link.tsx';
import { Deed, useDeedHead } from './deed.tsx';
import { policyPart } from './policy-part.ts';

/** The policy exists: what it covers today comes first, and whatever else there is to it below. */
export function Issued({ after }: { readonly after: WirePostPayment }) {
  const t = useText();
  const { title } = useDeedHead(after);
  useTitle(title);
  return (
    <div className="stack-3">
      <p>
        <Link className="tap" href={paths.myPolicies()}>
          {t('nav.mine')}
        </Link>
      </p>
      <div className={css.page}>
        <div className={css.deed}>
          <Deed after={after} />
        </div>
        <policyPart.Slot />
      </div>
    </div>
  );
}
