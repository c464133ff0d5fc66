import { useState } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Clears what this device keeps of the quote; asks first. */
export function Forget({ onForget }: { readonly onForget: () => void }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const forget = () => {
    onForget();
    close();
  };
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('quote.forget')}
      </Button>
      <Dialog open={open} onClose={close} title={t('quote.forget.title')}>
        <div className="stack-3">
          <p>{t('quote.forget.text')}</p>
          <Button kind="stop" wide onClick={forget}>
            {t('quote.forget.yes')}
          </Button>
          <Button kind="line" wide onClick={close}>
            {t('quote.forget.no')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
