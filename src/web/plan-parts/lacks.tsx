import type { WirePlan } from '#contract/plan/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What of the demands a plan that is looked at does not have. */
export function Lacks({ unmet }: Pick<WirePlan, 'unmet'>) {
  const t = useText();
  const features = unmet.map((item) => t(`demand.${item}`)).join('; ');
  return <Notice>{t('demand.lacks', { features })}</Notice>;
}
