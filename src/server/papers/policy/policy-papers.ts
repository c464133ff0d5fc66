import { paperPassword } from '#domain/message/paper-password.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Attachment, PolicyPapers } from '#usecases/ports/messages.ts';
import type { Ports } from '#usecases/ports.ts';
import { sayIn } from '../../http/say.ts';
import type { PaperDrawer } from '../../threads/paper-drawer.ts';
import { createTurns } from '../../turns/turns.ts';
import { fallback } from '../../visit/language.ts';
import { paperFinders, safeFileName } from './find-paper.ts';

/** Three papers a letter; a round of letters has twenty, and the next round waits for it. */
const mostWaiting = 100;
const mailed = ['policy', 'information-sheet', 'receipt'] as const;

/**
 * Draws what goes with the letter of a policy, one paper after the other, so that whoever waits on a page for a paper has a
 * turn in between. A paper holds names and birth dates and an address may be mistyped, so nothing goes out unlocked.
 */
export function createPolicyPapers(ports: Ports, draw: PaperDrawer['draw']): PolicyPapers {
  const inTurn = createTurns(1, mostWaiting);
  return async (id, language = fallback) => {
    const proposal = await ports.store.getProposal(id);
    const password = proposal && paperPassword(contactOf(proposal).dateOfBirth);
    if (!proposal || password === undefined) return [];
    const files: Attachment[] = [];
    for (const name of mailed) {
      const found = await paperFinders[name](ports, proposal.owner, id, sayIn(language));
      if (!found.ok) continue;
      const { paper, fileName } = found.value;
      const content = await inTurn(() => draw({ paper, language: `${language}-IN`, password }));
      if (content) files.push({ fileName: `${safeFileName(fileName)}.pdf`, content });
    }
    return files;
  };
}
