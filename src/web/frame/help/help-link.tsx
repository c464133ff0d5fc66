import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useReference } from './use-reference.ts';

/** To a person, who finds what is shown here by its number. */
export function HelpLink() {
  const about = useReference();
  return <Link href={paths.help({ about })}>{useText()('nav.help')}</Link>;
}
