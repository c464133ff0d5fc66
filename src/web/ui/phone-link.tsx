import type { ReactNode } from 'react';
import { type Look, look } from './button.tsx';

type PhoneLinkProps = Look & {
  /** As people read it. */
  readonly phone: string;
  readonly children: ReactNode;
};

/** No line breaks this number in two. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** A number to call that looks like a button. */
export function PhoneLink({ phone, children, ...shape }: PhoneLinkProps) {
  return (
    <a className={look(shape)} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {children}
    </a>
  );
}
