import { notFound } from '@tanstack/react-router';
import type { OfflineType } from '#domain/purchase/processing-status.ts';
import { offlineType } from '#web/paths.ts';
import type { LoaderInput } from '#web/platform/network/loader-input.ts';

/** Which of the three offline pages the address names; any other is not there. */
export async function loadOffline({ params }: LoaderInput): Promise<OfflineType> {
  const type = offlineType(params.type);
  if (type) return type;
  throw notFound();
}
