import type { WebhookEndpoint } from '@foyer/sdk'
import { useFoyer } from '../../../api/organization.tsx'
import { notifyArchived, notifyDone, notifyFailed } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { useEndpointWrite } from './use_endpoint_write.ts'

/** On, off, put away and brought back: all of it can be undone, so nothing asks first. */
export function EndpointSwitches({
  endpoint: { id, url, enabled, archived },
}: {
  endpoint: WebhookEndpoint
}) {
  const { webhookEndpoints } = useFoyer()
  const { host } = new URL(url)
  const turn = useEndpointWrite(
    (on: boolean) => webhookEndpoints.update(id, { enabled: on }),
    (saved) => notifyDone(saved.enabled ? 'Endpoint enabled.' : 'Endpoint disabled.'),
    notifyFailed,
  )
  const restore = useEndpointWrite(() => webhookEndpoints.restore(id), undefined, notifyFailed)
  const archive = useEndpointWrite(
    () => webhookEndpoints.archive(id),
    () => notifyArchived(host, () => restore.mutateAsync()),
    notifyFailed,
  )
  if (archived)
    return (
      <WriteButton loading={restore.isPending} onClick={() => restore.mutate()}>
        Restore
      </WriteButton>
    )
  return (
    <>
      <WriteButton variant="default" loading={turn.isPending} onClick={() => turn.mutate(!enabled)}>
        {enabled ? 'Disable' : 'Enable'}
      </WriteButton>
      <WriteButton variant="default" loading={archive.isPending} onClick={() => archive.mutate()}>
        Archive
      </WriteButton>
    </>
  )
}
