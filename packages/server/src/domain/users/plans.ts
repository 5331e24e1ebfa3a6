import type { User } from "./ports.ts";

/** What a plan includes of what people make themselves. */
type Plan = { readonly name: string; readonly connections: number; readonly playbooks: number };

const LIMITED: Readonly<Partial<Record<User["subscriptionTier"], Plan>>> = {
  free: { name: "Free", connections: 3, playbooks: 2 },
  professional: { name: "Professional", connections: 10, playbooks: 20 },
};

/** The limits of a person's plan; undefined for one without any. */
export const planOf = ({ subscriptionTier }: Pick<User, "subscriptionTier">): Plan | undefined =>
  LIMITED[subscriptionTier];
