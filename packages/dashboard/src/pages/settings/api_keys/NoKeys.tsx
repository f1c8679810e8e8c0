import { KeyRound } from 'lucide-react'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

export function NoKeys({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon={KeyRound}
      title="No keys yet"
      action={
        <WriteButton needs="manage" onClick={onCreate}>
          Create key
        </WriteButton>
      }
    >
      A key lets one of your programs call the API: read conversations, add sources or build an agent. Give
      each program its own key, so that you can revoke one without affecting the others.
    </EmptyState>
  )
}
