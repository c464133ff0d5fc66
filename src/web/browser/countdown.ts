import { useEffect, useState } from 'react';

/** Counts the whole seconds left of so many, drawn anew each second. */
export function useCountdown(seconds: number): number {
  const [remaining, setRemaining] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    setRemaining(seconds);
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setRemaining(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return remaining;
}
