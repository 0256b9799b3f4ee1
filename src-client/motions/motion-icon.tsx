import { EarOff, Eraser, FileSearch, FileX2, type LucideIcon, Scale, ShieldCheck } from 'lucide-react';
import type { MotionId } from '#src/motions/schema.ts';

const ICONS: Record<MotionId, LucideIcon> = {
  'motion-to-dismiss': FileX2,
  'motion-to-compel': FileSearch,
  'motion-to-strike': Eraser,
  'motion-for-summary-judgment': Scale,
  'motion-for-protective-order': ShieldCheck,
  'motion-in-limine': EarOff,
};

export function MotionIcon({ id, className }: { id: MotionId; className?: string }) {
  const Icon = ICONS[id];
  return <Icon aria-hidden="true" className={className} />;
}
