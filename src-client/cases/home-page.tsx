import { useState } from 'react';
import { Navigate } from 'react-router';
import { takeReturnPath } from '../auth/return-path.ts';
import { AppFrame } from '../layouts/app-layout.tsx';
import { CasesWorkspace } from './cases-workspace.tsx';

/** '/' for somebody signed in; an invitation opened before signing in is taken up first. */
export function HomePage() {
  const [returnPath] = useState(takeReturnPath);
  if (returnPath !== null) return <Navigate to={returnPath} replace />;
  return (
    <AppFrame>
      <CasesWorkspace />
    </AppFrame>
  );
}
