import { CasesWorkspace } from '../home/cases-workspace.tsx';
import { AppFrame } from './app-layout.tsx';

/** '/' for somebody signed in. */
export function HomePage() {
  return (
    <AppFrame>
      <CasesWorkspace />
    </AppFrame>
  );
}
