import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';

/** Every page can be read without a script; answering, filtering and buying cannot be done without one. */
export function NeedsScript(): ReactNode {
  const t = useText();
  return (
    <noscript>
      <p>
        <b>{t('no-script')}</b>
      </p>
    </noscript>
  );
}
