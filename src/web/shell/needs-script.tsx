import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Every page can be read without a script; answering, filtering and buying cannot be done without one. */
export function NeedsScript(): ReactNode {
  const t = useText();
  return (
    <noscript>
      <Notice tone="care" icon="info" lead={t('no-script.lead')}>
        {t('no-script.text')}
      </Notice>
    </noscript>
  );
}
