import { measureMarket } from '#test/families/market.ts';
const t = performance.now();
const m = await measureMarket('catalogue', +(process.argv[2] ?? 300));
console.log({ ...m, products: [...m.products].slice(0, 14).map(([k, v]) => `${k} ${(100 * v).toFixed(0)}%`).join(', ') }, performance.now() - t);
