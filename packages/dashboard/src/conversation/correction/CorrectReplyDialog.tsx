import type { KnowledgeGap, Message } from '@foyer/sdk'
import { Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Quote } from '../../parts/Quote.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { evidenceTexts } from '../evidence_texts.ts'
import { useMessages, useTrace } from '../queries.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { CorrectionResult } from './CorrectionResult.tsx'

interface CorrectReplyDialogProps {
  message: Message
  opened: boolean
  onClose: () => void
}

/** First what is wrong and right, then what the agent says now. */
export function CorrectReplyDialog({ message, opened, onClose }: CorrectReplyDialogProps) {
  const [result, setResult] = useState<{ gap: KnowledgeGap; isAnswered: boolean }>()
  const close = () => {
    setResult(undefined)
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title="Fix this reply" size="lg">
      {result ? (
        <CorrectionResult {...result} onClose={close} />
      ) : (
        <Stack gap="md">
          <Quote source="What the agent said">{message.text}</Quote>
          <Correction
            message={message}
            onClose={close}
            onCorrected={(gap, isAnswered) => setResult({ gap, isAnswered })}
          />
        </Stack>
      )}
    </Modal>
  )
}

type CorrectionProps = Pick<CorrectReplyDialogProps, 'message' | 'onClose'> & {
  onCorrected: (gap: KnowledgeGap, isAnswered: boolean) => void
}

/** The form needs to know what was looked up for the reply. */
function Correction({ message, onClose, onCorrected }: CorrectionProps) {
  const trace = useTrace(message.conversation_id, message.id)
  const messages = useMessages(message.conversation_id)
  const error = trace.error ?? messages.error
  if (error) return <ErrorNotice error={error} title="The reply could not be loaded" />
  if (!trace.data || trace.isPlaceholderData || !messages.data)
    return <TextSkeleton lines={5} label="the reply" />
  const { questions } = trace.data.outcome
  const said = messages.data.filter(({ id, role }) => role === 'visitor' && id < message.id).at(-1)
  return (
    <CorrectionForm
      message={message}
      question={questions[0]?.text ?? said?.text ?? ''}
      evidence={evidenceTexts(
        questions.flatMap(({ evidence }) => evidence),
        trace.data,
      )}
      onClose={onClose}
      onCorrected={onCorrected}
    />
  )
}
