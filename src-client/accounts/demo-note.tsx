import type { ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';

export function DemoNote({ children }: { children: ReactNode }) {
  return (
    <Alert tone="due" title="Demo verification">
      {children}
    </Alert>
  );
}
