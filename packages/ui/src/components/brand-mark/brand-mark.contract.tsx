import { covers } from "../../testing/contract.tsx";
import { BrandMark } from "./index.ts";

export const contract = [covers(BrandMark, "brand-mark", {})];
