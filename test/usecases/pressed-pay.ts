import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { startPayment } from '#usecases/paying/start-payment.ts';
import { keep, type Outside, type UsecasePorts } from '../usecase-ports.ts';
import { portsWith } from './open-page.ts';

/** Where a press of Pay leads, or why it leads nowhere. */
export async function pressPay(ports: UsecasePorts, { owner, id }: Proposal): Promise<string> {
  const started = await startPayment(ports, owner, id, '/back');
  return started.ok ? started.value.kind : started.failure.code;
}

/** Pay is pressed on a proposal with these orders. */
export async function pressed(
  outside: Outside,
  facts: Partial<Proposal>,
  ...orders: readonly Partial<Payment>[]
): Promise<{ readonly ports: UsecasePorts; readonly proposal: Proposal; readonly answer: string }> {
  const ports = await portsWith(outside);
  const proposal = await keep(ports, facts, ...orders);
  return { ports, proposal, answer: await pressPay(ports, proposal) };
}
