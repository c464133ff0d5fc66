import type { FastifyRequest } from 'fastify';
import type { ReturnFields } from '#usecases/ports/payment-gateway.ts';

/** A handful of short fields; the words of a bank that failed are the longest of them. */
const mostBytes = 8 * 1024;

const form = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The form that a gateway's page posts to us, through the browser of whoever tried to pay. */
export const returnedFields = {
  /** Whether the head lets expect one: a length that is not told, or is too large, is nobody's who pays. */
  mayCome: ({ headers }: FastifyRequest): boolean => {
    const length = Number(headers['content-length'] ?? Number.NaN);
    return form.test(headers['content-type'] ?? '') && length > 0 && length <= mostBytes;
  },

  /** The last value of a field that came twice counts; what is signed fits no other anyway. */
  of: ({ body }: FastifyRequest): ReturnFields | undefined =>
    Buffer.isBuffer(body)
      ? Object.fromEntries(new URLSearchParams(body.toString('utf8')).entries())
      : undefined,
};
