import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';

/** Every page can be read without a script; filtering and buying cannot be done without one, and one way to a quote can. */
export function NeedsScript() {
  const t = useText();
  return (
    <noscript>
      <p>
        <b>{t('no-script')}</b> <a href={paths.landing('gender-pincode')}>{t('no-script.landing')}</a>
      </p>
    </noscript>
  );
}
