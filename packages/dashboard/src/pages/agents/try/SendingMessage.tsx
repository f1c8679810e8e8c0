import { Text } from '@mantine/core'
import classes from './Bubble.module.css'

/** The visitor's words on their way. */
export function SendingMessage({ text, failed }: { text: string; failed: boolean }) {
  return (
    <>
      <div className={classes.bubble} data-role="visitor" data-pending>
        {text}
      </div>
      {failed && (
        <Text size="xs" c="var(--tone-bad)" ta="end" mt={-8}>
          Not sent
        </Text>
      )}
    </>
  )
}
