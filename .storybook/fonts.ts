// Fonts of the Storybook alone: stories show scripts that the library brings no font for, and a
// picture must not depend on the fonts of a machine. They answer to the names of the library's own
// families, so that no style of the library changes.
import arabic from "@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url";

const FAMILIES = ["Inter Variable", "Geist Mono Variable"];
const ARABIC = "U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC";

for (const family of FAMILIES) {
  const descriptors = { weight: "100 900", unicodeRange: ARABIC };
  document.fonts.add(new FontFace(family, `url("${arabic}")`, descriptors));
}

export default {};
