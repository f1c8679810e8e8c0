import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { Section } from '../../../parts/Section.tsx'
import { policyOf } from './snippet.ts'

export function SecurityPolicy() {
  return (
    <Section
      title="If your site has a content security policy"
      description="Add these lines. Styles need no extra rule. If the agent has a picture, also allow its URL in img-src."
    >
      <CodeBlock code={policyOf(location.origin)} what="the policy" />
    </Section>
  )
}
