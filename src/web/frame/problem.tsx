import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { wordsOf } from '#web/browser/network/loaded.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChunkLoadError } from './chunk.ts';
import { reloadOnceReached } from './reload-reached.ts';

type PageProps = {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
};

function ProblemPage({ title, text, retry, onRetry }: PageProps) {
  useEffect(() => {
    // Whoever waits for the network need not press.
    window.addEventListener('online', onRetry, { once: true });
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className="stack measure">
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}

const reload = () => window.location.reload();

function PartMissing() {
  const t = useText();
  useEffect(() => reloadOnceReached(reload), []);
  return (
    <ProblemPage
      title={t('problem.chunk.title')}
      text={t('problem.chunk.text')}
      retry={t('problem.chunk.retry')}
      onRetry={reload}
    />
  );
}

/** What is shown when a screen cannot be: what happened, what was kept, what to do. Never a code, never a stack. */
export function Problem({ error }: { readonly error: unknown }) {
  const t = useText();
  const router = useRouter();
  const readAnew = useCallback(() => void router.invalidate(), [router]);
  if (error instanceof ChunkLoadError) return <PartMissing />;
  return (
    <ProblemPage
      title={t('problem.title')}
      text={wordsOf(error) ?? t('problem.text')}
      retry={t('problem.retry')}
      onRetry={readAnew}
    />
  );
}
