import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '#web/browser/text.tsx';
import css from './toasts.module.css';

type Toast = { readonly id: number; readonly text: string };

/** Milliseconds a toast stays. Specification section 8. */
const stay = 5000;

let visibleToasts: readonly Toast[] = [];
let lastId = 0;
const none: readonly Toast[] = [];
const listeners = new Set<() => void>();

const show = (next: readonly Toast[]) => {
  visibleToasts = next;
  for (const listener of listeners) listener();
};

const close = (id: number) => show(visibleToasts.filter((toast) => toast.id !== id));

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Confirms what the buyer just did. Never for errors and never for prices: those stay on the page. */
export function confirmByToast(text: string): void {
  lastId += 1;
  show([...visibleToasts, { id: lastId, text }]);
}

function ToastBox({ toast }: { readonly toast: Toast }) {
  const t = useText();
  useEffect(() => {
    const timer = setTimeout(() => close(toast.id), stay);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div className={css.toast}>
      <span>{toast.text}</span>
      <button type="button" onClick={() => close(toast.id)}>
        {t('ui.close')}
      </button>
    </div>
  );
}

/** Bottom centre; a polite live region that stands empty until something is confirmed. Specification section 8. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(
    listen,
    () => visibleToasts,
    () => none,
  );
  return (
    <div className={css.region} role="status">
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
