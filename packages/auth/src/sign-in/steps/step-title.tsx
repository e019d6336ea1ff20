import { type ReactNode, useEffect, useRef } from 'react';

export interface StepTitleProps {
  readonly children: ReactNode;
}

/** Each further step says where one is, and takes the focus so that it is heard. */
export function StepTitle({ children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 className="auth-step-title" ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
