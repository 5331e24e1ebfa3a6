export { Skeleton } from "./skeleton.tsx";
export { SkeletonGroup, type SkeletonGroupProps } from "./skeleton-group.tsx";
