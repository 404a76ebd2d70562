import type { Color } from './read.ts'

/** WCAG 2's contrast ratio of two opaque colours. */
export function contrast(one: Color, other: Color) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance({ components: [l, c, h] }: Color) {
  const [r, g, b] = linearSrgb(l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Björn Ottosson's OKLab to linear sRGB, clipped to what a screen can show. */
function linearSrgb(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function clip(value: number) {
  return Math.min(1, Math.max(0, value))
}
