import { Resvg } from '@resvg/resvg-wasm';
import { expect, test, vi } from 'vitest';
import { sharePicture } from './share-picture.ts';

const picture = {
  brand: 'Chhatri  छतरी',
  kind: 'परिवार का फ़ैसला',
  plan: 'Sahyadri Poorna',
  price: '₹ 28,450 a year',
  cover: 'Cover 10 Lakh',
  note: 'क्या मिलेगा',
};
const draw = async (change: Partial<typeof picture>) =>
  Buffer.from(await sharePicture({ ...picture, ...change }));

/** Where the head of a PNG file says its width and height. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('is a PNG file of the size that messengers show', async () => {
  const png = await draw({});
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(sizeOf(png)).toEqual([1200, 630]);
});

test.each(Object.keys(picture))('says its %s', async (line) => {
  expect(await draw({ [line]: 'Something else' })).not.toEqual(await draw({}));
});

test('shapes Devanagari: a joined letter is another one than its parts', async () => {
  // A non-joiner between the two letters keeps them apart.
  expect(await draw({ note: 'क्या' })).not.toEqual(await draw({ note: 'क्\u200cया' }));
});

test('gives back the memory of each drawing', async () => {
  const free = vi.spyOn(Resvg.prototype, 'free');
  await draw({});
  expect(free).toHaveBeenCalledTimes(1);
  free.mockRestore();
});
