import { messages as head } from './compare/head.ts';
import { messages as rows } from './compare/rows.ts';
import { messages as demands } from './demands.ts';
import { messages as gains } from './gains.ts';
import { messages as plans } from './plans.ts';
import { messages as sharing } from './sharing.ts';
import { messages as tray } from './tray.ts';

export const messages = { ...plans, ...gains, ...demands, ...tray, ...head, ...rows, ...sharing };
