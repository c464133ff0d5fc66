import type { PaperFile } from '../papers/paper-file.ts';
import { paperPdf } from '../papers/paper-pdf.ts';
import { type SharePicture, sharePicture } from '../papers/share-picture.ts';
import { workOn } from './work.ts';

// `paper-drawer.ts` sends nothing but papers and pictures.
workOn((job) => {
  const file = job as PaperFile | SharePicture;
  return 'paper' in file ? paperPdf(file) : sharePicture(file);
});
