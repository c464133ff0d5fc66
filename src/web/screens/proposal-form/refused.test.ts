import { expect, test } from 'vitest';
import { refusedSave } from './refused.ts';
import type { SaveResult } from './saving/saver.ts';

const failed: SaveResult = {
  ok: false,
  status: 500,
  failure: { code: 'INTERNAL', message: 'Try after sometime.', fields: [] },
};

test.each<[rule: string, result: SaveResult, said: ReturnType<typeof refusedSave>]>([
  [
    'a server error says its own sentence',
    failed,
    { code: 'INTERNAL', formError: {}, message: 'Try after sometime.' },
  ],
  [
    'with neither success nor form_error the err_msg is shown',
    { ok: true, value: { success: false, code: 'STALE_PROPOSAL', err_msg: 'Reload.' } },
    { code: 'STALE_PROPOSAL', formError: {}, message: 'Reload.' },
  ],
  [
    'form_error goes to its fields',
    { ok: true, value: { success: false, code: 'INVALID_ANSWERS', form_error: { pan: 'Wrong' } } },
    { code: 'INVALID_ANSWERS', formError: { pan: 'Wrong' }, message: undefined },
  ],
])('a refused save says why: %s', (_rule, result, save) => {
  expect(refusedSave(result)).toEqual(save);
});
