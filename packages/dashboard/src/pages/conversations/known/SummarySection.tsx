import { CopyButton } from '../../../parts/CopyButton.tsx'
import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import { Section } from '../../../parts/Section.tsx'

interface SummarySectionProps {
  title: string
  description: string
  /** Markdown; nothing is shown before it is written. */
  text: string | undefined
}

/** What was written about the conversation when it ended. */
export function SummarySection({ title, description, text }: SummarySectionProps) {
  if (!text) return null
  return (
    <Section
      title={title}
      description={description}
      actions={<CopyButton value={text} what={title.toLowerCase()} />}
    >
      <Markdown>{text}</Markdown>
    </Section>
  )
}
