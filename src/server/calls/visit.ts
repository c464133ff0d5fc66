import { ok } from '#domain/result.ts';
import { leaveDevice } from '#usecases/leave-device.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Handlers } from './handlers.ts';

export function visitHandlers(ports: Ports): Pick<Handlers, 'leaveDevice'> {
  return {
    leaveDevice: async (_, { visitor, session }) => {
      await leaveDevice(ports, visitor);
      session.end();
      return ok({ success: true });
    },
  };
}
