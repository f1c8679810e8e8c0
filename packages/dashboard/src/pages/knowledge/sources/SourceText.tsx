import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import { Section } from '../../../parts/Section.tsx'
import classes from './SourceText.module.css'

/** What the owner wrote. */
export function SourceText({ text }: { text: string }) {
  return (
    <Section title="Text" flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={classes.text} tabIndex={0} aria-label="Text of the source">
        <Markdown>{text}</Markdown>
      </section>
    </Section>
  )
}
