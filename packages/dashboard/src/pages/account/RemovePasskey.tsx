import { Button, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { auth, type Passkey } from '../../api/auth.ts'
import { personClient } from '../../api/query_client.ts'
import { FormButtons } from '../../parts/FormButtons.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { notifyDone } from '../../parts/notify.tsx'
import { passkeysKey } from './passkeys.ts'

/** Asks first: only the device could add it again. */
export function RemovePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useMutation({
    mutationFn: () => auth('removePasskey', undefined, id),
    onSuccess: async () => {
      await personClient.invalidateQueries({ queryKey: passkeysKey })
      notifyDone(`${name} is removed.`)
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={`Remove ${name}?`}>
      <Stack>
        <Text>It no longer signs you in. Delete it on the device as well.</Text>
        <FormError error={remove.error} />
        <FormButtons onCancel={onClose}>
          <Button color="red" onClick={() => remove.mutate()} loading={remove.isPending}>
            Remove
          </Button>
        </FormButtons>
      </Stack>
    </Modal>
  )
}
