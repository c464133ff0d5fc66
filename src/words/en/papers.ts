import { messages as amounts } from './papers/amounts.ts';
import { messages as brochure } from './papers/brochure.ts';
import { messages as calendar } from './papers/calendar.ts';
import { messages as cashless } from './papers/cashless.ts';
import { messages as cover } from './papers/cover.ts';
import { messages as informationSheet } from './papers/information-sheet.ts';
import { messages as joining } from './papers/joining.ts';
import { messages as limits } from './papers/limits.ts';
import { messages as receipt } from './papers/receipt.ts';
import { messages as riders } from './papers/riders.ts';
import { messages as rights } from './papers/rights.ts';
import { messages as schedule } from './papers/schedule.ts';
import { messages as terms } from './papers/terms.ts';
import { messages as walletCard } from './papers/wallet-card.ts';
import { messages as wording } from './papers/wording.ts';

/** Wording, brochure, information sheet, terms, schedule and receipt: what papers say. */
export const messages = {
  ...amounts,
  ...joining,
  ...cover,
  ...limits,
  ...rights,
  ...riders,
  ...wording,
  ...brochure,
  ...informationSheet,
  ...terms,
  ...schedule,
  ...receipt,
  ...calendar,
  ...cashless,
  ...walletCard,
} as const;
