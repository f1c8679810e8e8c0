import type { ApiKey } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { ConfirmButton } from '../../../parts/ConfirmButton.tsx'
import { notifyDone } from '../../../parts/notify.tsx'

export function RevokeKey({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const revoke = async () => {
    await foyer.apiKeys.revoke(id)
    await client.invalidateQueries({ queryKey: ['api_keys'] })
    notifyDone(`${name} was revoked.`)
  }
  return (
    <ConfirmButton
      needs="manage"
      size="xs"
      title={`Revoke ${name}?`}
      consequences="Programs that use this key stop working immediately. This cannot be undone, but you can create a new key."
      confirm="Revoke key"
      onConfirm={revoke}
    >
      Revoke
    </ConfirmButton>
  )
}
