export { Card, CardBody, CardFoot, CardHead, type CardHeadProps } from "./card.tsx";
