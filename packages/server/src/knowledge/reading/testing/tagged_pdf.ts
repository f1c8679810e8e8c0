import { assemble, drawn, streamOf } from './pdf.ts'

/** An element of a PDF's outline: a role, and text or elements inside. */
export type Tagged = [role: string, ...content: (string | Tagged)[]]

/** A PDF of one page whose outline says what its parts are, as word processors write it. Texts stand below each other. */
export function taggedPdf(root: Tagged, untagged: string[] = []): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 6 0 R /MarkInfo << /Marked true >> /Lang (en-GB) >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /StructParents 0 /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    '',
    '',
  ]
  const parents: string[] = []
  const content: string[] = untagged.map((text) => `/Artifact BMC ${drawn({ text, y: 820 })} EMC`)

  /** Adds the element and what lies inside; its reference. */
  function add([role, ...inside]: Tagged, parent: number): string {
    const number = objects.push('')
    const kids = inside.map((each) => {
      if (typeof each !== 'string') return add(each, number)
      const mark = parents.push(`${number} 0 R`) - 1
      content.push(`/${role} << /MCID ${mark} >> BDC ${drawn({ text: each, y: 780 - mark * 14 })} EMC`)
      return String(mark)
    })
    objects[number - 1] =
      `<< /Type /StructElem /S /${role} /P ${parent} 0 R /Pg 4 0 R /K [${kids.join(' ')}] >>`
    return `${number} 0 R`
  }

  const top = add(root, 6)
  objects[4] = streamOf(content.join('\n'))
  objects[5] = `<< /Type /StructTreeRoot /K ${top} /ParentTree << /Nums [0 [${parents.join(' ')}]] >> >>`
  return assemble([...objects, '<< >>'])
}
