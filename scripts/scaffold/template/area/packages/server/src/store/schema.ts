/** A sample item of a person; see `domain/sample-items/ports.ts`. */
export const sampleItems = pgTable(
  "sample_items",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("sample_items_user").on(t.userId)],
);
