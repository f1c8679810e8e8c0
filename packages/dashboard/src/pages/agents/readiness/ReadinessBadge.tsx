import { StatusBadge } from '../../../parts/StatusBadge.tsx'

export function ReadinessBadge({ ready }: { ready: boolean }) {
  return <StatusBadge status={ready ? 'ready' : 'not_ready'} />
}
